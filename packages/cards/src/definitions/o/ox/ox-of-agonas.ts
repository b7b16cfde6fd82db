import { card, draw, enters, keyword, mana, replacement, triggered } from '@spellwright/dsl'

export const oxOfAgonas = card({
  name: 'Ox of Agonas',
  cost: '{3}{R}{R}',
  type: 'Creature — Ox',
  power: 4,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [{ kind: 'discard', player: 'you', count: 'hand', how: 'choice' }, draw(3)],
    }),
    keyword({
      kind: 'escape',
      cost: [mana('{R}{R}'), { kind: 'exile', what: { zone: 'graveyard', owner: 'you', other: true }, count: 8 }],
    }),
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'counters', counter: '+1/+1', count: 1 }] },
      { condition: { kind: 'paid', cost: 'escape' } },
    ),
  ],
})
