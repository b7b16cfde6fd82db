import { alternativeCost, card, dealDamage, gainLife, spell, target, the } from '@spellwright/dsl'

export const spinningDarkness = card({
  name: 'Spinning Darkness',
  cost: '{4}{B}{B}',
  type: 'Instant',
  abilities: [
    alternativeCost([{ kind: 'exile', what: { zone: 'graveyard', color: 'B' }, count: 3, top: 'top' }]),
    spell({
      targets: { creature: target({ type: 'creature', not: { color: 'B' } }) },
      effects: [dealDamage(3, the('creature')), gainLife(3)],
    }),
  ],
})
