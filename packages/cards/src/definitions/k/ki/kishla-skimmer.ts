import { card, draw, keyword, triggered } from '@spellwright/dsl'

export const kishlaSkimmer = card({
  name: 'Kishla Skimmer',
  cost: '{G}{U}',
  type: 'Creature — Bird Scout',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    triggered({
      on: { kind: 'zoneChange', object: { owner: 'you' }, from: 'graveyard', during: 'you' },
      limit: { times: 1, per: 'turn' },
      effects: [draw(1)],
    }),
  ],
})
