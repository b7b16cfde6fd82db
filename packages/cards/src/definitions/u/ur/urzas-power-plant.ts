import { type Condition, card, tapForMana, youControl } from '@spellwright/dsl'

const assembled: Condition = {
  kind: 'all',
  conditions: [
    youControl({ subtype: 'Mine', any: [{ subtype: "Urza's" }] }),
    youControl({ subtype: 'Tower', any: [{ subtype: "Urza's" }] }),
  ],
}

export const urzasPowerPlant = card({
  name: "Urza's Power Plant",
  type: "Land — Urza's Power-Plant",
  abilities: [
    tapForMana({ kind: 'fixed', mana: '{C}', times: { kind: 'if', condition: assembled, then: 2, else: 1 } }),
  ],
})
