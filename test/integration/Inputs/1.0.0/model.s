	.file	"LLVMDialectModule"
	.text
	.globl	_mlir_ciface_sized              # -- Begin function _mlir_ciface_sized
	.p2align	4
	.type	_mlir_ciface_sized,@function
_mlir_ciface_sized:                     # @_mlir_ciface_sized
# %bb.0:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$24, %rsp
	movq	%rdi, 16(%rsp)                  # 8-byte Spill
	movq	8(%rsi), %r12
	movq	24(%rsi), %r15
	movq	32(%rsi), %r13
	movq	40(%rsi), %r14
	movq	8(%rdx), %rbx
	leaq	64(,%r15,4), %rdi
	callq	malloc@PLT
	movq	%r14, %rcx
	movq	%rax, %r14
	movq	%rax, %rdx
	addq	$63, %r14
	andq	$-64, %r14
	testq	%r15, %r15
	jle	.LBB0_7
# %bb.1:                                # %.lr.ph.preheader.i
	movq	%rdx, (%rsp)                    # 8-byte Spill
	leaq	(,%r15,4), %rdx
	xorl	%ebp, %ebp
	movq	%r14, %rdi
	xorl	%esi, %esi
	movq	%rcx, 8(%rsp)                   # 8-byte Spill
	callq	memset@PLT
	movq	(%rsp), %rdx                    # 8-byte Reload
	movq	8(%rsp), %rcx                   # 8-byte Reload
	shlq	$2, %rcx
	jmp	.LBB0_2
	.p2align	4
.LBB0_6:                                #   in Loop: Header=BB0_2 Depth=1
	incq	%rbp
	addq	%rcx, %r12
	cmpq	%r15, %rbp
	je	.LBB0_7
.LBB0_2:                                # %.preheader.i
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB0_4 Depth 2
	testq	%r13, %r13
	jle	.LBB0_6
# %bb.3:                                # %.lr.ph3.i
                                        #   in Loop: Header=BB0_2 Depth=1
	movss	(%r14,%rbp,4), %xmm0            # xmm0 = mem[0],zero,zero,zero
	xorl	%eax, %eax
	.p2align	4
.LBB0_4:                                #   Parent Loop BB0_2 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movss	(%r12,%rax,4), %xmm1            # xmm1 = mem[0],zero,zero,zero
	mulss	(%rbx,%rax,4), %xmm1
	addss	%xmm1, %xmm0
	incq	%rax
	cmpq	%rax, %r13
	jne	.LBB0_4
# %bb.5:                                # %._crit_edge.i
                                        #   in Loop: Header=BB0_2 Depth=1
	movss	%xmm0, (%r14,%rbp,4)
	jmp	.LBB0_6
.LBB0_7:                                # %_mlir_abi_function_sized.exit
	movq	16(%rsp), %rax                  # 8-byte Reload
	movq	%rdx, (%rax)
	movq	%r14, 8(%rax)
	movq	$0, 16(%rax)
	movq	%r15, 24(%rax)
	movq	$1, 32(%rax)
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end0:
	.size	_mlir_ciface_sized, .Lfunc_end0-_mlir_ciface_sized
                                        # -- End function
	.globl	_mlir_ciface_nest               # -- Begin function _mlir_ciface_nest
	.p2align	4
	.type	_mlir_ciface_nest,@function
_mlir_ciface_nest:                      # @_mlir_ciface_nest
# %bb.0:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movsd	%xmm0, (%rsp)                   # 8-byte Spill
	movq	%rdi, %rbx
	movq	8(%rsi), %r14
	movl	$96, %edi
	callq	malloc@PLT
	leaq	63(%rax), %rcx
	andq	$-64, %rcx
	movsd	(%r14), %xmm0                   # xmm0 = mem[0],zero
	addsd	%xmm0, %xmm0
	movsd	%xmm0, (%rcx)
	movsd	8(%r14), %xmm0                  # xmm0 = mem[0],zero
	addsd	%xmm0, %xmm0
	movsd	%xmm0, 8(%rcx)
	movsd	16(%r14), %xmm0                 # xmm0 = mem[0],zero
	addsd	%xmm0, %xmm0
	movsd	%xmm0, 16(%rcx)
	movsd	24(%r14), %xmm0                 # xmm0 = mem[0],zero
	addsd	%xmm0, %xmm0
	movsd	%xmm0, 24(%rcx)
	movsd	(%rsp), %xmm0                   # 8-byte Reload
                                        # xmm0 = mem[0],zero
	addsd	%xmm0, %xmm0
	movq	%rax, (%rbx)
	movq	%rcx, 8(%rbx)
	movq	$0, 16(%rbx)
	movq	$2, 24(%rbx)
	movq	$2, 32(%rbx)
	movq	$2, 40(%rbx)
	movq	$1, 48(%rbx)
	movsd	%xmm0, 56(%rbx)
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lfunc_end1:
	.size	_mlir_ciface_nest, .Lfunc_end1-_mlir_ciface_nest
                                        # -- End function
	.globl	_mlir_ciface_fill               # -- Begin function _mlir_ciface_fill
	.p2align	4
	.type	_mlir_ciface_fill,@function
_mlir_ciface_fill:                      # @_mlir_ciface_fill
# %bb.0:
	movq	24(%rsi), %rax
	testq	%rax, %rax
	jle	.LBB2_3
# %bb.1:                                # %.lr.ph.i.preheader
	movq	8(%rsi), %rcx
	.p2align	4
.LBB2_2:                                # %.lr.ph.i
                                        # =>This Inner Loop Header: Depth=1
	movl	%edi, (%rcx)
	addq	$4, %rcx
	decq	%rax
	jne	.LBB2_2
.LBB2_3:                                # %_mlir_abi_function_fill.exit
	retq
.Lfunc_end2:
	.size	_mlir_ciface_fill, .Lfunc_end2-_mlir_ciface_fill
                                        # -- End function
	.type	_mlir_abi_reflection_sized,@object # @_mlir_abi_reflection_sized
	.section	.rodata._mlir_abi_reflection_sized,"aR",@progbits
	.globl	_mlir_abi_reflection_sized
	.p2align	4, 0x0
_mlir_abi_reflection_sized:
	.asciz	"{\"mlir_abi\":1,\"name\":\"sized\",\"kind\":\"definition\",\"arguments\":[[\"memref<?x?xf32>\",{\"name\":\"x\",\"sizes\":[\"n\",\"m\"],\"readonly\":true}],[\"memref<?xf32>\",{\"name\":\"y\",\"sizes\":[\"m\"],\"readonly\":true}]],\"results\":[[\"memref<?xf32>\",{\"sizes\":[\"n\"],\"owned\":true}]],\"wrapper\":\"_mlir_ciface_sized\",\"c_abi\":\"target\",\"index_bits\":64}"
	.size	_mlir_abi_reflection_sized, 315

	.type	_mlir_abi_free,@object          # @_mlir_abi_free
	.section	.data.rel.ro,"aw",@progbits
	.weak	_mlir_abi_free
	.p2align	3, 0x0
_mlir_abi_free:
	.quad	free
	.size	_mlir_abi_free, 8

	.type	_mlir_abi_reflection_nest,@object # @_mlir_abi_reflection_nest
	.section	.rodata._mlir_abi_reflection_nest,"aR",@progbits
	.globl	_mlir_abi_reflection_nest
	.p2align	4, 0x0
_mlir_abi_reflection_nest:
	.asciz	"{\"mlir_abi\":1,\"name\":\"nest\",\"kind\":\"definition\",\"arguments\":[[\"memref<2x2xf64>\",{\"path\":[0,\"w\"],\"readonly\":true}],[\"f64\",{\"path\":[0,\"b\"]}]],\"results\":[[\"memref<2x2xf64>\",{\"path\":[\"w\"],\"owned\":true}],[\"f64\",{\"path\":[\"b\"]}]],\"wrapper\":\"_mlir_ciface_nest\",\"c_abi\":\"target\",\"index_bits\":64}"
	.size	_mlir_abi_reflection_nest, 287

	.type	_mlir_abi_reflection_fill,@object # @_mlir_abi_reflection_fill
	.section	.rodata._mlir_abi_reflection_fill,"aR",@progbits
	.globl	_mlir_abi_reflection_fill
	.p2align	4, 0x0
_mlir_abi_reflection_fill:
	.asciz	"{\"mlir_abi\":1,\"name\":\"fill\",\"kind\":\"definition\",\"arguments\":[\"i32\",\"memref<?xui32>\"],\"results\":[],\"wrapper\":\"_mlir_ciface_fill\",\"c_abi\":\"target\",\"index_bits\":64}"
	.size	_mlir_abi_reflection_fill, 162

	.section	".note.GNU-stack","",@progbits
