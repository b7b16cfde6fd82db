import { card, exactly, putCounters, returnTo, spell, target, the, upTo } from '@spellwright/dsl'

export const callOfTheDeathDweller = card({
  name: 'Call of the Death-Dweller',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        cards: target(
          { type: 'creature', zone: 'graveyard', owner: 'you' },
          { count: upTo(2), total: { value: 'manaValue', is: { atMost: 3 } } },
        ),
      },
      effects: [
        returnTo('battlefield', the('cards'), { as: 'creatures' }),
        { kind: 'chooseAmong', player: 'you', among: the('creatures'), count: exactly(1), as: 'first' },
        putCounters('deathtouch', 1, the('first')),
        { kind: 'chooseAmong', player: 'you', among: the('creatures'), count: exactly(1), as: 'second' },
        putCounters('menace', 1, the('second')),
      ],
    }),
  ],
})
