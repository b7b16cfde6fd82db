import { card, discard, draw, spell, unless } from '@spellwright/dsl'

export const waterbendingLesson = card({
  name: 'Waterbending Lesson',
  cost: '{3}{U}',
  type: 'Sorcery — Lesson',
  abilities: [spell({ effects: [draw(3), unless('you', [{ kind: 'waterbend', mana: '{2}' }], discard(1))] })],
})
