import {
  card,
  count,
  createToken,
  draw,
  enters,
  exactly,
  keyword,
  may,
  put,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const bonnyPallClearcutter = card({
  name: 'Bonny Pall, Clearcutter',
  cost: '{3}{G}{U}{U}',
  type: 'Legendary Creature — Giant Scout',
  power: 6,
  toughness: 5,
  abilities: [
    keyword('reach'),
    triggered({
      on: enters('self'),
      effects: [
        createToken(
          1,
          token({
            name: 'Beau',
            colors: ['U'],
            type: 'Legendary Creature — Ox',
            abilities: [
              {
                kind: 'characteristicDefining',
                power: count({ type: 'land', controller: 'you' }),
                toughness: count({ type: 'land', controller: 'you' }),
              },
            ],
          }),
        ),
      ],
    }),
    triggered({
      on: { kind: 'attackersDeclared', player: 'you', attackers: {} },
      effects: [
        draw(1),
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { zone: ['hand', 'graveyard'], type: 'land', owner: 'you' },
            whose: 'you',
            count: exactly(1),
            as: 'land',
          },
          put('battlefield', the('land')),
        ),
      ],
    }),
  ],
})
