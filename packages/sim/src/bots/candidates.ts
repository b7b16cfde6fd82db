import {
  type Action,
  type Answer,
  type Decision,
  defaultAnswer,
  type GameView,
  type SeatAccess,
} from '@spellwright/engine'

/** At most this many answers are listed; a bot can still give one of the others in full. */
export const MAX_CANDIDATES = 256

export interface Candidate {
  readonly id: number
  readonly text: string
  readonly answer: Answer
}

const nameIn = (view: GameView, id: number): string => {
  const { battlefield, hand, stack, players, decision } = view
  const all = [battlefield, hand, stack, decision?.cards ?? [], ...players.map(({ graveyard }) => graveyard)]
  return all.flat().find((object) => object.id === id)?.name ?? `object ${id}`
}

const actionText = (view: GameView, action: Action): string => {
  switch (action.kind) {
    case 'playLand':
      return `play ${nameIn(view, action.object)}`
    case 'cast':
      return `cast ${nameIn(view, action.object)}${action.method === 'normal' ? '' : ` (${action.method})`}`
    case 'activate':
    case 'activateMana':
      return `activate ${nameIn(view, action.object)}`
    case 'turnFaceUp':
      return `turn ${nameIn(view, action.object)} face up`
    default:
      return action.kind
  }
}

const entityText = (view: GameView, entity: number): string =>
  entity < 0 ? view.players[(-entity - 1) as 0 | 1].name : nameIn(view, entity)

/** A short text for an answer, for people who read the messages. */
function answerText(view: GameView, decision: Decision, answer: Answer): string {
  switch (decision.shape) {
    case 'act':
      return actionText(view, answer as Action)
    case 'objects':
      return (answer as readonly number[]).map((entity) => entityText(view, entity)).join(', ') || 'none'
    case 'options':
      return (answer as readonly number[]).map((index) => decision.options[index]?.label ?? '?').join(', ') || 'none'
    case 'attack':
      return (
        (answer as readonly { attacker: number }[]).map(({ attacker }) => nameIn(view, attacker)).join(', ') ||
        'no attack'
      )
    case 'block':
      return (
        (answer as readonly { blocker: number; attacker: number }[])
          .map(({ blocker, attacker }) => `${nameIn(view, blocker)} blocks ${nameIn(view, attacker)}`)
          .join(', ') || 'no block'
      )
    default:
      return JSON.stringify(answer)
  }
}

/** Legal answers as candidates, numbered from 0. */
export const asCandidates = (decision: Decision, view: GameView, answers: readonly Answer[]): Candidate[] =>
  answers.map((answer, id) => ({ id, text: answerText(view, decision, answer), answer }))

/** The legal answers to list for a program. */
export function candidatesFor(
  decision: Decision,
  seat: SeatAccess,
  view: GameView,
): { list: Candidate[]; isComplete: boolean } {
  const answers = decision.shape === 'sideboard' ? [defaultAnswer(decision)] : seat.enumerate(MAX_CANDIDATES + 1)
  const list = asCandidates(decision, view, answers.slice(0, MAX_CANDIDATES))
  return { list, isComplete: answers.length <= MAX_CANDIDATES }
}
