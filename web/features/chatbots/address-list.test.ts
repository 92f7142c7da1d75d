import { expect, it } from 'vitest';
import { addressesOfCsv, splitAddresses } from './address-list.ts';

it('takes addresses apart at lines, commas, semicolons and tabs, and keeps their order', () => {
  expect(splitAddresses('b@x.com\r\n\r\n a@x.com ; c@x.com,\td@x.com\n')).toEqual([
    'b@x.com',
    'a@x.com',
    'c@x.com',
    'd@x.com',
  ]);
});

it('takes the address out of what a mail program copies', () => {
  expect(splitAddresses('Dana Whitfield <dana@x.com>; "eli@x.com"')).toEqual(['dana@x.com', 'eli@x.com']);
});

it('keeps what is no address, so that it can be told', () => {
  expect(splitAddresses('nobody\na@x.com')).toEqual(['nobody', 'a@x.com']);
});

it('finds the address column of a CSV file, whatever stands beside it', () => {
  const csv = '\ufeffName,E-mail,Since\r\n"Whitfield, Dana",dana@x.com,2024\r\nEli,"eli@x.com",2025\r\n\r\n';
  expect(addressesOfCsv(csv)).toEqual(['dana@x.com', 'eli@x.com']);
});

it.each(['', '\n\n', 'Name,Phone\nDana,12'])('finds no address in %j', (csv) => {
  expect(addressesOfCsv(csv)).toEqual([]);
});
