import {
  activated,
  atBeginningOf,
  card,
  dealDamage,
  discardCost,
  mana,
  sacrificeIt,
  target,
  the,
  triggered,
  unless,
} from '@spellwright/dsl'

export const masticore = card({
  name: 'Masticore',
  cost: '{4}',
  type: 'Artifact Creature — Masticore',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [unless('you', [discardCost()], sacrificeIt('self'))],
    }),
    activated({
      cost: [mana('{2}')],
      targets: { victim: target({ type: 'creature' }) },
      effects: [dealDamage(1, the('victim'))],
    }),
    activated({ cost: [mana('{2}')], effects: [{ kind: 'regenerate', what: 'self' }] }),
  ],
})
