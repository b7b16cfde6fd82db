import { type Condition, card, tapForMana, youControl } from '@spellwright/dsl'

const assembled: Condition = {
  kind: 'all',
  conditions: [
    youControl({ subtype: 'Power-Plant', any: [{ subtype: "Urza's" }] }),
    youControl({ subtype: 'Tower', any: [{ subtype: "Urza's" }] }),
  ],
}

export const urzasMine = card({
  name: "Urza's Mine",
  type: "Land — Urza's Mine",
  abilities: [
    tapForMana({ kind: 'fixed', mana: '{C}', times: { kind: 'if', condition: assembled, then: 2, else: 1 } }),
  ],
})
