import {
  activated,
  card,
  createToken,
  enters,
  keyword,
  mana,
  replacement,
  sacrifice,
  token,
  triggered,
} from '@spellwright/dsl'

export const woeStrider = card({
  name: 'Woe Strider',
  cost: '{2}{B}',
  type: 'Creature — Horror',
  power: 3,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [createToken(1, token({ colors: ['W'], type: 'Creature — Goat', power: 0, toughness: 1 }))],
    }),
    activated({
      cost: [sacrifice({ type: 'creature', other: true })],
      effects: [{ kind: 'scry', player: 'you', count: 1 }],
    }),
    keyword({
      kind: 'escape',
      cost: [mana('{3}{B}{B}'), { kind: 'exile', what: { zone: 'graveyard', owner: 'you', other: true }, count: 4 }],
    }),
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'counters', counter: '+1/+1', count: 2 }] },
      { condition: { kind: 'paid', cost: 'escape' } },
    ),
  ],
})
