import { card, draw, triggered } from '@spellwright/dsl'

export const lokiGodOfMischief = card({
  name: 'Loki, God of Mischief',
  cost: '{1}{U}',
  type: 'Legendary Creature — God Sorcerer Villain',
  power: 2,
  toughness: 1,
  abilities: [
    triggered({
      on: {
        kind: 'becomesTarget',
        object: { zone: 'battlefield' },
        player: 'eachPlayer',
        by: { zone: 'stack', stackKind: 'ability', controller: 'you' },
      },
      limit: { times: 1, per: 'turn' },
      effects: [draw(1)],
    }),
  ],
})
