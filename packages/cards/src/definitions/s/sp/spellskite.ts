import { activated, card, mana, target, the } from '@spellwright/dsl'

export const spellskite = card({
  name: 'Spellskite',
  cost: '{2}',
  type: 'Artifact Creature — Phyrexian Horror',
  power: 0,
  toughness: 4,
  abilities: [
    activated({
      cost: [mana('{U/P}')],
      targets: { item: target({ zone: 'stack', stackKind: 'any' }) },
      effects: [{ kind: 'changeTargets', what: the('item'), how: 'must', to: 'self' }],
    }),
  ],
})
