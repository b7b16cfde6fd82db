import { card, enters, keyword, mana, may, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const yavimayaGranger = card({
  name: 'Yavimaya Granger',
  cost: '{2}{G}',
  type: 'Creature — Elf',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'echo', cost: [mana('{2}{G}')] }),
    triggered({
      on: enters('self'),
      effects: [
        may(
          search({ type: 'land', supertype: 'basic' }),
          put('battlefield', the('found'), { enters: ['tapped'] }),
          shuffle(),
        ),
      ],
    }),
  ],
})
