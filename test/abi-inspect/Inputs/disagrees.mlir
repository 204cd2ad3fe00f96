func.func @f(%x: i32) attributes {f = "I4!S1!R1!"} { return }
func.func @g(%x: i32) attributes {sip = "I1!R1!"} { return }
