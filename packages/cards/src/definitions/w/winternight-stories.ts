import { card, discard, discardCost, draw, keyword, mana, spell, unless } from '@spellwright/dsl'

export const winternightStories = card({
  name: 'Winternight Stories',
  cost: '{2}{U}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [draw(3), unless('you', [discardCost({ type: 'creature' })], discard(2))] }),
    keyword({ kind: 'harmonize', cost: [mana('{4}{U}')] }),
  ],
})
