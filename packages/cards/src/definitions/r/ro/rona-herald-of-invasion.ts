import {
  activated,
  controllerOf,
  draw,
  exactly,
  exile,
  keyword,
  mana,
  matches,
  may,
  put,
  tap,
  the,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const ronaHeraldOfInvasion = twoFaced(
  'transform',
  {
    name: 'Rona, Herald of Invasion',
    cost: '{1}{U}',
    type: 'Legendary Creature — Human Wizard',
    power: 1,
    toughness: 3,
    abilities: [
      triggered({
        on: { kind: 'cast', player: 'you', spell: { supertype: 'legendary' } },
        effects: [{ kind: 'untap', what: 'self' }],
      }),
      activated({ cost: [tap], effects: [draw(1), { kind: 'discard', player: 'you', count: 1, how: 'choice' }] }),
      activated({ cost: [mana('{5}{B/P}')], effects: [{ kind: 'transform', what: 'self' }], timing: 'sorcery' }),
    ],
  },
  {
    name: 'Rona, Tolarian Obliterator',
    type: 'Legendary Creature — Phyrexian Wizard',
    power: 5,
    toughness: 5,
    colorIndicator: ['B', 'U'],
    abilities: [
      keyword('trample'),
      triggered({
        on: { kind: 'damage', to: { object: 'self' }, source: {} },
        effects: [
          {
            kind: 'choose',
            player: controllerOf('eventSource'),
            from: { zone: 'hand' },
            whose: controllerOf('eventSource'),
            count: exactly(1),
            as: 'card',
            random: 'random',
          },
          exile(the('card'), { as: 'exiled' }),
          {
            kind: 'if',
            condition: matches(the('exiled'), { type: 'land' }),
            then: [may(put('battlefield', the('exiled'), { under: 'you' }))],
            else: [{ kind: 'castCard', what: the('exiled'), player: 'you', cost: 'free', optional: 'may' }],
          },
        ],
      }),
    ],
  },
)
