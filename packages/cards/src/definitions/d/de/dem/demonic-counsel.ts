import { card, delirium, put, search, shuffle, spell, the } from '@spellwright/dsl'

export const demonicCounsel = card({
  name: 'Demonic Counsel',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          abilityWord: 'Delirium',
          condition: delirium,
          then: [search({}), put('hand', the('found')), shuffle()],
          else: [search({ subtype: 'Demon' }, { reveal: 'reveal' }), put('hand', the('found')), shuffle()],
        },
      ],
    }),
  ],
})
