import { type Condition, card, tapForMana, youControl } from '@spellwright/dsl'

const assembled: Condition = {
  kind: 'all',
  conditions: [
    youControl({ subtype: 'Mine', any: [{ subtype: "Urza's" }] }),
    youControl({ subtype: 'Power-Plant', any: [{ subtype: "Urza's" }] }),
  ],
}

export const urzasTower = card({
  name: "Urza's Tower",
  type: "Land — Urza's Tower",
  abilities: [
    tapForMana({ kind: 'fixed', mana: '{C}', times: { kind: 'if', condition: assembled, then: 3, else: 1 } }),
  ],
})
