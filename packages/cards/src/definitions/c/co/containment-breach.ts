import {
  card,
  createToken,
  destroy,
  dies,
  gainLife,
  matches,
  spell,
  target,
  the,
  token,
  triggered,
  when,
} from '@spellwright/dsl'

export const containmentBreach = card({
  name: 'Containment Breach',
  cost: '{2}{G}',
  type: 'Sorcery — Lesson',
  abilities: [
    spell({
      targets: { target: target({ type: ['artifact', 'enchantment'] }) },
      effects: [
        destroy(the('target')),
        when(
          matches(the('target'), { manaValue: { atMost: 2 } }),
          createToken(
            1,
            token({
              colors: ['B', 'G'],
              type: 'Creature — Pest',
              power: 1,
              toughness: 1,
              abilities: [triggered({ on: dies('self'), effects: [gainLife(1)] })],
            }),
          ),
        ),
      ],
    }),
  ],
})
