import { additionalCost, card, dealDamage, spell, the, X } from '@spellwright/dsl'

export const hauntingMisery = card({
  name: 'Haunting Misery',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    additionalCost([{ kind: 'exile', what: { zone: 'graveyard', type: 'creature' }, count: X }]),
    spell({
      targets: { target: { players: { player: 'any' }, objects: { type: 'planeswalker' } } },
      effects: [dealDamage(X, the('target'))],
    }),
  ],
})
