import { additionalCost, card, exile, exileCost, spell, target, the } from '@spellwright/dsl'

export const necroticFumes = card({
  name: 'Necrotic Fumes',
  cost: '{1}{B}{B}',
  type: 'Sorcery — Lesson',
  abilities: [
    additionalCost([exileCost({ type: 'creature', controller: 'you', zone: 'battlefield' })]),
    spell({
      targets: { permanent: target({ type: ['creature', 'planeswalker'] }) },
      effects: [exile(the('permanent'))],
    }),
  ],
})
