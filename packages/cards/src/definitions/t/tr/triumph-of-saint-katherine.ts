import { card, did, dies, exile, keyword, mana, put, the, triggered, when } from '@spellwright/dsl'

export const triumphOfSaintKatherine = card({
  name: 'Triumph of Saint Katherine',
  cost: '{4}{W}',
  type: 'Creature — Human Warrior',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('lifelink'),
    triggered({
      abilityWord: 'Praesidium Protectiva',
      on: dies('self'),
      effects: [
        exile('self', { faceDown: 'faceDown', as: 'itself' }),
        { kind: 'lookAtTop', player: 'you', count: 6, as: 'top', unseen: 'unseen' },
        exile(the('top'), { faceDown: 'faceDown', as: 'others' }),
        when(
          did('itself'),
          put('library', [the('itself'), the('others')], { library: { position: 'top', order: 'random' } }),
        ),
      ],
    }),
    keyword({ kind: 'miracle', cost: [mana('{1}{W}')] }),
  ],
})
