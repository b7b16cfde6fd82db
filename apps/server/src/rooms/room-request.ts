import type { ClientMessage, Seat } from '@spellwright/protocol'
import { reasonsFor } from '@spellwright/table'
import type { ObjectId } from 'spellwright/play'
import type { Member } from './member.ts'
import { refuse } from './refusal.ts'
import type { Room } from './room.ts'
import type { TableGame } from './table-game.ts'

/** Carries out a request of somebody in a room. */
export async function roomRequest(room: Room, member: Member, message: ClientMessage): Promise<unknown> {
  switch (message.kind) {
    case 'leave':
      return room.leave(member)
    case 'deck':
      return room.deck(member, message)
    case 'ready':
      return room.ready(member, message.ready)
    case 'addBot':
      return room.addBot(member, message.bot)
    case 'removeBot':
      return room.removeBot(member)
    case 'answer':
      return room.answer(member, message)
    case 'nextGame':
      return room.nextGame(member)
    case 'concede':
      return room.concede(member)
    case 'offer':
      return room.offer(member, message.what)
    case 'reply':
      return room.reply(member, message.accept)
    case 'rematch':
      return room.rematch(member)
    case 'chat':
      return room.chat(member, message.text)
    case 'claim':
      return room.claim(member, message.what)
    default:
      return gameQuestion(room.match.game, member.seat, message)
  }
}

/** Answers a question about the game, which changes nothing. Spectators have no actions to ask about. */
function gameQuestion(table: TableGame | null, seat: Seat | null, message: ClientMessage): unknown {
  switch (message.kind) {
    case 'plan':
      return seat === null ? [] : (table?.plan(seat, message.action as never) ?? [])
    case 'forecast':
      return seat === null ? null : (table?.forecast(seat, message.answer as never) ?? null)
    case 'whyNot':
      return seat === null ? null : (table?.whyNot(seat, message.object as ObjectId) ?? null)
    case 'explain':
      return table === null ? null : reasonsFor(table.game, message.object as ObjectId)
    default:
      return refuse('That message is not understood.')
  }
}
