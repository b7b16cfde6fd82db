import { card, continuous, gain, keyword, mana } from '@spellwright/dsl'

export const hatcherySliver = card({
  name: 'Hatchery Sliver',
  cost: '{1}{G}',
  type: 'Creature — Sliver',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'replicate', cost: [mana('{1}{G}')] }),
    continuous({
      affects: { zone: 'stack', subtype: 'Sliver', controller: 'you' },
      apply: [gain({ kind: 'replicate', cost: [{ kind: 'ownManaCost' }] })],
    }),
  ],
})
