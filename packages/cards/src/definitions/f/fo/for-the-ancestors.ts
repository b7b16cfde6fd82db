import { all, anyNumber, card, keyword, mana, put, spell, the } from '@spellwright/dsl'

export const forTheAncestors = card({
  name: 'For the Ancestors',
  cost: '{2}{G}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'creatureType' }, as: 'type' },
        { kind: 'lookAtTop', player: 'you', count: 6, as: 'top' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('top'),
          filter: { subtype: { chosen: 'type' } },
          count: anyNumber,
          as: 'cards',
        },
        { kind: 'reveal', what: the('cards') },
        put('hand', the('cards')),
        put('library', all({ zone: 'library', among: the('top') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{3}{G}')] }),
  ],
})
