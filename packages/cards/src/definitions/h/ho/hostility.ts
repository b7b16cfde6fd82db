import {
  card,
  createToken,
  eventAmount,
  keyword,
  keywords,
  ownerOf,
  put,
  replacement,
  shuffle,
  token,
  triggered,
} from '@spellwright/dsl'

export const hostility = card({
  name: 'Hostility',
  cost: '{3}{R}{R}{R}',
  type: 'Creature — Elemental Incarnation',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('haste'),
    replacement({
      kind: 'damage',
      source: { zone: 'stack', controller: 'you' },
      to: { player: 'opponent' },
      change: { kind: 'prevent', amount: 'all' },
      then: [
        createToken(
          eventAmount,
          token({
            colors: ['R'],
            type: 'Creature — Elemental Shaman',
            power: 3,
            toughness: 1,
            abilities: keywords('haste'),
          }),
        ),
      ],
    }),
    triggered({
      on: { kind: 'zoneChange', object: 'self', to: 'graveyard' },
      effects: [put('library', 'self'), shuffle(ownerOf('self'))],
    }),
  ],
})
