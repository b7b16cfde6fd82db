import {
  card,
  count,
  enters,
  keyword,
  not,
  replacement,
  rule,
  tapIt,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const eddymurkCrab = card({
  name: 'Eddymurk Crab',
  cost: '{5}{U}{U}',
  type: 'Creature — Elemental Crab',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flash'),
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{1}',
          times: count({ type: ['instant', 'sorcery'], zone: 'graveyard', owner: 'you' }),
        },
      },
      { zone: 'everywhere' },
    ),
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: not({ kind: 'isTurnOf', player: 'you' }) },
    ),
    triggered({
      on: enters('self'),
      targets: { creatures: target({ type: 'creature' }, { count: upTo(2) }) },
      effects: [tapIt(the('creatures'))],
    }),
  ],
})
