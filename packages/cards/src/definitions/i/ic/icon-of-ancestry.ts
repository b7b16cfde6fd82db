import { activated, all, card, continuous, entersWith, mana, modifyPT, put, tap, the, upTo } from '@spellwright/dsl'

export const iconOfAncestry = card({
  name: 'Icon of Ancestry',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }),
    continuous({
      affects: { type: 'creature', controller: 'you', subtype: { chosen: 'type' } },
      apply: [modifyPT(1, 1)],
    }),
    activated({
      cost: [mana('{3}'), tap],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'top' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('top'),
          filter: { type: 'creature', subtype: { chosen: 'type' } },
          count: upTo(1),
          as: 'card',
        },
        { kind: 'reveal', what: the('card') },
        put('hand', the('card')),
        put('library', all({ zone: 'library', among: the('top') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
