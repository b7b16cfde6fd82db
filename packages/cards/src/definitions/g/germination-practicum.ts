import { all, card, keyword, putCounters, spell } from '@spellwright/dsl'

export const germinationPracticum = card({
  name: 'Germination Practicum',
  type: 'Sorcery — Lesson',
  cost: '{3}{G}{G}',
  abilities: [
    spell({ effects: [putCounters('+1/+1', 2, all({ type: 'creature', controller: 'you' }))] }),
    keyword('paradigm'),
  ],
})
