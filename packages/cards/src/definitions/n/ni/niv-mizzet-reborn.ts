import { all, card, enters, keyword, put, the, triggered } from '@spellwright/dsl'

export const nivMizzetReborn = card({
  name: 'Niv-Mizzet Reborn',
  cost: '{W}{U}{B}{R}{G}',
  type: 'Legendary Creature — Dragon Avatar',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 10, as: 'revealed', reveal: 'reveal' },
        {
          kind: 'chooseForEach',
          player: 'you',
          each: 'colorPair',
          among: the('revealed'),
          optional: 'must',
          as: 'chosen',
        },
        put('hand', the('chosen')),
        put('library', all({ zone: 'library', among: the('revealed') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
