import {
  activated,
  attacks,
  card,
  createToken,
  enters,
  mana,
  returnTo,
  sacrifice,
  target,
  the,
  token,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const slimefootAndSquee = card({
  name: 'Slimefoot and Squee',
  cost: '{B}{R}{G}',
  type: 'Legendary Creature — Fungus Goblin',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [createToken(1, token({ colors: ['G'], type: 'Creature — Saproling', power: 1, toughness: 1 }))],
    }),
    activated({
      cost: [mana('{1}{B}{R}{G}'), sacrifice({ subtype: 'Saproling' })],
      zone: 'graveyard',
      timing: 'sorcery',
      targets: { card: target({ type: 'creature', zone: 'graveyard', owner: 'you', other: true }, { count: upTo(1) }) },
      effects: [returnTo('battlefield', ['self', the('card')])],
    }),
  ],
})
