import { addMana, card, spell, threshold } from '@spellwright/dsl'

export const cabalRitual = card({
  name: 'Cabal Ritual',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [addMana({ kind: 'fixed', mana: '{B}', times: { kind: 'if', condition: threshold, then: 5, else: 3 } })],
    }),
  ],
})
