import { card, continuous, enters, gain, keyword, modifyPT, the, triggered } from '@spellwright/dsl'

export const dissectionTools = card({
  name: 'Dissection Tools',
  type: 'Artifact — Equipment',
  cost: '{5}',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'manifestDread', player: 'you', as: 'manifested' },
        { kind: 'attach', what: 'self', to: the('manifested') },
      ],
    }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 2), gain('deathtouch'), gain('lifelink')] }),
    keyword({ kind: 'equip', cost: [{ kind: 'sacrifice', what: { type: 'creature' } }] }),
  ],
})
