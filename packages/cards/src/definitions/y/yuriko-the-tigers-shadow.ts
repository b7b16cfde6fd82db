import { card, keyword, loseLife, mana, manaValueOf, put, the, triggered } from '@spellwright/dsl'

export const yurikoTheTigersShadow = card({
  name: "Yuriko, the Tiger's Shadow",
  cost: '{1}{U}{B}',
  type: 'Legendary Creature — Human Ninja',
  power: 1,
  toughness: 3,
  abilities: [
    keyword({ kind: 'ninjutsu', cost: [mana('{U}{B}')], commander: 'commander' }),
    triggered({
      on: { kind: 'damage', source: { subtype: 'Ninja', controller: 'you' }, to: { player: 'any' }, combat: 'combat' },
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top', reveal: 'reveal' },
        put('hand', the('top'), { as: 'card' }),
        loseLife(manaValueOf(the('card')), 'opponent'),
      ],
    }),
  ],
})
