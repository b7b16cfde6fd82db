import {
  activated,
  addSubtype,
  all,
  apply,
  card,
  createToken,
  gain,
  keyword,
  loyalty,
  putCounters,
  returnTo,
  target,
  the,
  token,
} from '@spellwright/dsl'

export const archangelElspeth = card({
  name: 'Archangel Elspeth',
  cost: '{2}{W}{W}',
  type: 'Legendary Planeswalker — Elspeth',
  loyalty: 4,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        createToken(
          1,
          token({
            colors: ['W'],
            type: 'Creature — Soldier',
            power: 1,
            toughness: 1,
            abilities: [keyword('lifelink')],
          }),
        ),
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        putCounters('+1/+1', 2, the('creature')),
        apply(the('creature'), [addSubtype('Angel'), gain('flying')], 'game'),
      ],
    }),
    activated({
      cost: [loyalty(-6)],
      effects: [
        returnTo(
          'battlefield',
          all({
            zone: 'graveyard',
            owner: 'you',
            is: 'permanentCard',
            not: { type: 'land' },
            manaValue: { atMost: 3 },
          }),
        ),
      ],
    }),
  ],
})
