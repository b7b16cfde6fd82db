import { activated, all, card, draw, keyword, mana, putCounters, tap } from '@spellwright/dsl'

export const ironSpiderStarkUpgrade = card({
  name: 'Iron Spider, Stark Upgrade',
  cost: '{3}',
  type: 'Legendary Artifact Creature — Spider Hero',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('vigilance'),
    activated({
      cost: [tap],
      effects: [
        putCounters(
          '+1/+1',
          1,
          all({ controller: 'you', any: [{ allTypes: ['artifact', 'creature'] }, { subtype: 'Vehicle' }] }),
        ),
      ],
    }),
    activated({
      cost: [
        mana('{2}'),
        {
          kind: 'removeCounters',
          counter: '+1/+1',
          count: 2,
          from: { type: 'artifact', controller: 'you' },
          spread: 'spread',
        },
      ],
      effects: [draw(1)],
    }),
  ],
})
