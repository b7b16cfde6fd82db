import {
  activated,
  atBeginningOf,
  card,
  exileCost,
  keyword,
  mana,
  matches,
  returnTo,
  tap,
  tapForMana,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const theSoulStone = card({
  name: 'The Soul Stone',
  type: 'Legendary Artifact — Infinity Stone',
  cost: '{1}{B}',
  abilities: [
    keyword('indestructible'),
    tapForMana('{B}'),
    activated({
      cost: [mana('{6}{B}'), tap, exileCost({ type: 'creature', controller: 'you', zone: 'battlefield' })],
      effects: [{ kind: 'harness' }],
    }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      abilityWord: '∞',
      while: matches('self', { is: 'harnessed' }),
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature' }) },
      effects: [returnTo('battlefield', the('card'))],
    }),
  ],
})
