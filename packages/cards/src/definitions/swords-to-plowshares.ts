import { card, controllerOf, exile, gainLife, powerOf, spell, target, the } from '@spellwright/dsl'

export const swordsToPlowshares = card({
  name: 'Swords to Plowshares',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [exile(the('creature')), gainLife(powerOf(the('creature')), controllerOf(the('creature')))],
    }),
  ],
})
