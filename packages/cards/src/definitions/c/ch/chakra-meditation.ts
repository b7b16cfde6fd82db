import { card, discard, draw, enters, not, returnTo, target, the, triggered, when } from '@spellwright/dsl'

export const chakraMeditation = card({
  name: 'Chakra Meditation',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: enters('self'),
      targets: {
        target: target(
          { zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] },
          { count: { min: 0, max: 1 } },
        ),
      },
      effects: [returnTo('hand', the('target'))],
    }),
    triggered({
      on: { kind: 'cast', player: 'you', spell: { type: ['instant', 'sorcery'] } },
      effects: [
        draw(1),
        when(
          not({ kind: 'exists', of: { zone: 'graveyard', owner: 'you', subtype: 'Lesson' }, count: { atLeast: 3 } }),
          discard(1),
        ),
      ],
    }),
  ],
})
