import { card, the } from '@spellwright/dsl'

export const earthbendingLesson = card({
  name: 'Earthbending Lesson',
  cost: '{3}{G}',
  type: 'Sorcery — Lesson',
  abilities: [
    {
      kind: 'spell',
      targets: { target: { objects: { controller: 'you', type: 'land' } } },
      effects: [{ kind: 'earthbend', what: the('target'), count: 4 }],
    },
  ],
})
