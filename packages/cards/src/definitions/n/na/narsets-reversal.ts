import { card, returnTo, spell, targetSpell, the } from '@spellwright/dsl'

export const narsetsReversal = card({
  name: "Narset's Reversal",
  cost: '{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ type: ['instant', 'sorcery'] }) },
      effects: [{ kind: 'copySpell', what: the('spell'), count: 1, newTargets: 'may' }, returnTo('hand', the('spell'))],
    }),
  ],
})
