import {
  atBeginningOf,
  card,
  continuous,
  count,
  createToken,
  keyword,
  mana,
  modifyPT,
  replacement,
  token,
  triggered,
} from '@spellwright/dsl'

export const vrenTheRelentless = card({
  name: 'Vren, the Relentless',
  cost: '{2}{U}{B}',
  type: 'Legendary Creature — Rat Rogue',
  power: 3,
  toughness: 4,
  abilities: [
    keyword({ kind: 'ward', cost: [mana('{2}')] }),
    replacement({
      kind: 'zoneChange',
      object: { controller: 'opponent', type: 'creature' },
      from: 'battlefield',
      to: 'graveyard',
      instead: { to: 'exile' },
    }),
    triggered({
      on: atBeginningOf('end', 'eachPlayer'),
      effects: [
        createToken(
          {
            kind: 'events',
            event: {
              kind: 'zoneChange',
              object: { type: 'creature', controller: 'opponent' },
              from: 'battlefield',
              to: 'exile',
            },
            when: 'thisTurn',
          },
          token({
            colors: ['B'],
            type: 'Creature — Rat',
            power: 1,
            toughness: 1,
            abilities: [
              continuous({
                affects: 'self',
                apply: [
                  modifyPT(
                    count({ subtype: 'Rat', controller: 'you', other: true }),
                    count({ subtype: 'Rat', controller: 'you', other: true }),
                  ),
                ],
              }),
            ],
          }),
        ),
      ],
    }),
  ],
})
