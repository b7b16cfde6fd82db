import { card, createToken, keyword, mana, spell, token } from '@spellwright/dsl'

const HUMAN = token({ colors: ['W'], type: 'Creature — Human', power: 1, toughness: 1 })

export const increasingDevotion = card({
  name: 'Increasing Devotion',
  cost: '{3}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        createToken({ kind: 'if', condition: { kind: 'castFrom', zone: 'graveyard' }, then: 10, else: 5 }, HUMAN),
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{7}{W}{W}')] }),
  ],
})
