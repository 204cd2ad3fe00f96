"""Names and comments that are valid in C99 and C++17, from any names in a module."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable

_KEYWORDS = """
alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t
char32_t class co_await co_return co_yield compl concept const const_cast consteval constexpr
constinit continue decltype default delete do double dynamic_cast else enum explicit export extern
false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr
operator or or_eq private protected public register reinterpret_cast requires restrict return short
signed sizeof static static_assert static_cast struct switch template this thread_local throw true
try typedef typeid typename typeof union unsigned using virtual void volatile wchar_t while xor
xor_eq
"""
_OF_HEADERS_AND_COMPILERS = """
I errno complex imaginary noreturn assert offsetof stdin stdout stderr size_t ptrdiff_t intptr_t
uintptr_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t linux unix i386 near
far AF_DECnet ARPOP_InREPLY ARPOP_InREQUEST IGMP_v1_ROUTER IGMP_v2_ROUTER L_ctermid L_cuserid
L_tmpnam La_x32_regs La_x32_retval PCI_PM_CAP_PME_D3cold PCI_PM_CAP_PME_D3hot PF_DECnet P_tmpdir
SHT_GNU_verdef SHT_GNU_verneed SHT_GNU_versym SHT_SUNW_move SHT_SUNW_syminfo arp_hln arp_hrd
arp_op arp_pln arp_pro b64_ntop b64_pton basename d_fileno direct dn_count_labels fp_nquery
fp_query fp_resstat h_addr h_errno hostalias ifa_broadaddr ifa_dstaddr ifc_buf ifc_req loc_aton
loc_ntoa math_errhandling msg_cbytes no_argument nsaddr optional_argument p_cdname p_cdnname
p_class p_fqname p_fqnname p_option p_query p_rcode p_time p_type putlong putshort
required_argument res_close res_hostalias res_init res_isourserver res_nameinquery res_nclose
res_ninit res_queriesmatch res_randomid rip_nets rip_tracefile rr_cksum rr_code rr_seqnum rr_type
rt_mss s6_addr s6_addr16 s6_addr32 sa_handler sa_sigaction sax25_uid sched_priority si_addr
si_addr_lsb si_arch si_band si_call_addr si_fd si_int si_lower si_overrun si_pid si_pkey si_ptr
si_status si_stime si_syscall si_timerid si_uid si_upper si_utime si_value sigev_notify_attributes
sigev_notify_function sipx_action sipx_special ss_name ss_speed st_atime st_ctime st_mtime
stats_ptr sym_ntop sym_ntos sym_ston th_block th_code th_data th_msg th_stuff tsp_hopcnt tsp_time
ut_addr ut_name ut_time ut_xtime xEOF
"""
_RESERVED = frozenset(_KEYWORDS.split() + _OF_HEADERS_AND_COMPILERS.split())
_MACRO = re.compile(
    r"[A-Z](?!\d+$)[A-Z0-9_]*[A-Z0-9]|[BR]\d{2,}|B0|R[89]"
    r"|M_[A-Z0-9]\w+|SYS_\w+|(?:PRI|SCN)[diouxX]\w+|MLIR_ABI_\w+"
    r"|(?:dq|icmp6?|ifr|ip6|mld|nd_[nr][ads])_\w+"
)
"""Macros by how they are written: those in capitals, of families in glibc, and of ours."""
_NOT_IN_IDENTIFIERS = re.compile(r"[^A-Za-z0-9_]+")


def is_reserved(name: str) -> bool:
    """Whether a language (C99 to C23, C++17, C++20), a header or a compiler defines ``name``."""
    return name in _RESERVED or bool(_MACRO.fullmatch(name))


def identifier(text: str) -> str:
    """``text`` with ``_`` for each sequence of invalid characters; it may be empty.

    Leading underscores are dropped: such names are reserved (C99, 7.1.3).
    """
    return _NOT_IN_IDENTIFIERS.sub("_", text).strip("_")


def include_guard(path: str | os.PathLike[str]) -> str:
    """The macro for the header ``path``: ``MODEL_H`` for ``model.h``."""
    stem = os.path.splitext(os.path.basename(path))[0]
    words = re.sub(r"[^A-Za-z0-9]+", "_", stem).strip("_").upper() or "MLIR_ABI_HEADER"
    return f"{'H_' if words[0].isdigit() else ''}{words}_H"


class Names:
    """The identifiers of one scope, all different."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = dict.fromkeys(taken, 1)

    def new(self, wanted: str, otherwise: str) -> str:
        """An identifier like ``wanted``, or like ``otherwise`` if no character of that is valid."""
        name = identifier(wanted) or otherwise
        if name[0].isdigit():
            name = f"{otherwise.rstrip('0123456789')}_{name}"
        return self.unused(f"{name}_" if is_reserved(name) else name)

    def unused(self, name: str) -> str:
        """Take ``name``, with a number if it is already taken."""
        unused = name
        while unused in self._taken:
            self._taken[name] += 1
            unused = f"{name}_{self._taken[name]}"
        self._taken[unused] = 1
        return unused


def comment(text: str) -> str:
    """``text`` in printable ASCII on one line, which does not begin or end a comment."""
    text = text.encode("ascii", "backslashreplace").decode()
    text = "".join(char if char.isprintable() else f"\\x{ord(char):02x}" for char in text)
    return re.sub(r"/(?=\*)|\*(?=/)|\?(?=\?)", r"\g<0> ", text)
