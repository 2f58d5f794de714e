import v8 from 'node:v8';
import { limitHeapGrowth } from '../../../../node/gatsby/heap-growth';

it('limits how the heaps of large sites grow, and leaves those of others alone', () => {
  const setFlags = jest.spyOn(v8, 'setFlagsFromString').mockImplementation(() => undefined);
  limitHeapGrowth(1999);
  expect(setFlags).not.toHaveBeenCalled();
  limitHeapGrowth(2000);
  expect(setFlags).toHaveBeenCalledWith('--heap-growing-percent=10');
});
