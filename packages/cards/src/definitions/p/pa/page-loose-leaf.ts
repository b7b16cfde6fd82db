import { activated, card, discardCost, put, tapForMana, the } from '@spellwright/dsl'

export const pageLooseLeaf = card({
  name: 'Page, Loose Leaf',
  cost: '{2}',
  type: 'Legendary Artifact Creature — Construct',
  power: 0,
  toughness: 2,
  abilities: [
    tapForMana('{C}'),
    activated({
      abilityWord: 'Grandeur',
      cost: [discardCost({ name: 'Page, Loose Leaf' })],
      effects: [
        { kind: 'revealUntil', player: 'you', filter: { type: ['instant', 'sorcery'] }, as: 'found', others: 'others' },
        put('hand', the('found')),
        put('library', the('others'), { library: { position: 'bottom', order: 'random' } }),
      ],
    }),
  ],
})
