import { card, draw, keyword, replacement } from '@spellwright/dsl'

export const notionThief = card({
  name: 'Notion Thief',
  cost: '{2}{U}{B}',
  type: 'Creature — Human Rogue',
  power: 3,
  toughness: 1,
  abilities: [
    keyword('flash'),
    replacement({ kind: 'draw', player: 'opponent', which: 'exceptFirstInDrawStep', instead: [draw(1)] }),
  ],
})
