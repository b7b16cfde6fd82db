import {
  all,
  attacks,
  enters,
  exile,
  gainLife,
  keyword,
  loseLife,
  matches,
  target,
  the,
  triggered,
  twoFaced,
  upTo,
  when,
} from '@spellwright/dsl'

export const graveyardTrespasser = twoFaced(
  'transform',
  {
    name: 'Graveyard Trespasser',
    cost: '{2}{B}',
    type: 'Creature — Human Werewolf',
    power: 3,
    toughness: 3,
    abilities: [
      keyword({ kind: 'ward', cost: [{ kind: 'discard', what: {}, count: 1 }] }),
      triggered({
        on: { kind: 'either', events: [enters('self'), attacks('self')] },
        targets: { card: target({ zone: 'graveyard' }, { count: upTo(1) }) },
        effects: [
          exile(the('card'), { as: 'exiled' }),
          when(matches(the('exiled'), { type: 'creature' }), loseLife(1, 'opponent'), gainLife(1)),
        ],
      }),
      keyword('daybound'),
    ],
  },
  {
    name: 'Graveyard Glutton',
    type: 'Creature — Werewolf',
    power: 4,
    toughness: 4,
    colorIndicator: ['B'],
    abilities: [
      keyword({ kind: 'ward', cost: [{ kind: 'discard', what: {}, count: 1 }] }),
      triggered({
        on: { kind: 'either', events: [enters('self'), attacks('self')] },
        targets: { cards: target({ zone: 'graveyard' }, { count: upTo(2) }) },
        effects: [
          exile(the('cards'), { as: 'exiled' }),
          {
            kind: 'forEach',
            what: all({ zone: 'exile', among: the('exiled'), type: 'creature' }),
            as: 'creature',
            effects: [loseLife(1, 'opponent'), gainLife(1)],
          },
        ],
      }),
      keyword('nightbound'),
    ],
  },
)
