import { all, card, enters, keyword, put, the, triggered } from '@spellwright/dsl'

export const atraxaGrandUnifier = card({
  name: 'Atraxa, Grand Unifier',
  cost: '{3}{G}{W}{U}{B}',
  type: 'Legendary Creature — Phyrexian Angel',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('flying'),
    keyword('vigilance'),
    keyword('deathtouch'),
    keyword('lifelink'),
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 10, as: 'revealed', reveal: 'reveal' },
        {
          kind: 'chooseForEach',
          player: 'you',
          each: 'cardType',
          among: the('revealed'),
          optional: 'may',
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
