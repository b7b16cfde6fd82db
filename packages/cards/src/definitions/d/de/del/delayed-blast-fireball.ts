import { all, card, dealDamage, keyword, mana, spell } from '@spellwright/dsl'

export const delayedBlastFireball = card({
  name: 'Delayed Blast Fireball',
  cost: '{1}{R}{R}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        dealDamage(
          { kind: 'if', condition: { kind: 'castFrom', zone: 'exile' }, then: 5, else: 2 },
          { players: 'opponent', objects: all({ type: 'creature', controller: 'opponent' }) },
        ),
      ],
    }),
    keyword({ kind: 'foretell', cost: [mana('{4}{R}{R}')] }),
  ],
})
