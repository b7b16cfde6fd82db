import { activated, card, discardSelf, mana, ownerOf, put, tap, target, the } from '@spellwright/dsl'

export const moonsnarePrototype = card({
  name: 'Moonsnare Prototype',
  type: 'Artifact',
  cost: '{U}',
  abilities: [
    activated({
      cost: [tap, { kind: 'tapOther', what: { type: ['artifact', 'creature'] }, count: 1 }],
      effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'fixed', mana: '{C}' } }],
    }),
    activated({
      abilityWord: 'Channel',
      zone: 'hand',
      cost: [mana('{4}{U}'), discardSelf],
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [
        {
          kind: 'chooseOne',
          player: ownerOf(the('permanent')),
          options: [
            { label: 'top', effects: [put('library', the('permanent'), { library: { position: 'top' } })] },
            { label: 'bottom', effects: [put('library', the('permanent'), { library: { position: 'bottom' } })] },
          ],
        },
      ],
    }),
  ],
})
