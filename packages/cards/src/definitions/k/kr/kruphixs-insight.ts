import { all, card, put, spell, the, upTo } from '@spellwright/dsl'

export const kruphixsInsight = card({
  name: "Kruphix's Insight",
  cost: '{2}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 6, as: 'seen', reveal: 'reveal' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('seen'),
          filter: { type: 'enchantment' },
          count: upTo(3),
          as: 'cards',
        },
        put('hand', the('cards')),
        put('graveyard', all({ zone: 'library', among: the('seen') })),
      ],
    }),
  ],
})
