import { activated, card, mana, put, sacrifice, targetPlayer, the } from '@spellwright/dsl'

export const undercityInformer = card({
  name: 'Undercity Informer',
  cost: '{2}{B}',
  type: 'Creature — Human Rogue',
  power: 2,
  toughness: 3,
  abilities: [
    activated({
      cost: [mana('{1}'), sacrifice({ type: 'creature' })],
      targets: { player: targetPlayer },
      effects: [
        { kind: 'revealUntil', player: the('player'), filter: { type: 'land' }, as: 'land', others: 'others' },
        put('graveyard', [the('others'), the('land')]),
      ],
    }),
  ],
})
