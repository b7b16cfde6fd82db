import { all, card, put, spell, the, upTo } from '@spellwright/dsl'

export const followTheLumarets = card({
  name: 'Follow the Lumarets',
  cost: '{1}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      abilityWord: 'Infusion',
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 4, as: 'top' },
        {
          kind: 'if',
          condition: { kind: 'happened', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
          then: [
            {
              kind: 'chooseAmong',
              player: 'you',
              among: the('top'),
              filter: { type: ['creature', 'land'] },
              count: upTo(2),
              as: 'cards',
            },
          ],
          else: [
            {
              kind: 'chooseAmong',
              player: 'you',
              among: the('top'),
              filter: { type: ['creature', 'land'] },
              count: upTo(1),
              as: 'cards',
            },
          ],
        },
        { kind: 'reveal', what: the('cards') },
        put('hand', the('cards')),
        put('library', all({ zone: 'library', among: the('top') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
